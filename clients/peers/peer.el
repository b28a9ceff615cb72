;; Drives the host with the library of Emacs that Eglot is built on; see test_peers.py.  -*- lexical-binding: t -*-

(require 'jsonrpc)
(require 'json)

(let* ((task (json-parse-string (getenv "PEER_TASK") :object-type 'plist))
       (connection
        (make-instance 'jsonrpc-process-connection
                       :name "roundel"
                       :process (make-process :name "roundel" :command (list (plist-get task :host) "serve")
                                              :connection-type 'pipe :noquery t :coding 'utf-8-emacs-unix
                                              :stderr (get-buffer-create " *roundel stderr*"))
                       :on-shutdown #'ignore))
       (found (list :server (plist-get (plist-get (jsonrpc-request connection :initialize '(:_meta nil)) :serverInfo)
                                       :name)))
       (labels (make-hash-table))
       (waiting 0)
       (wait (lambda ()
               (let ((limit (+ (float-time) 20)))
                 (while (and (> waiting 0) (< (float-time) limit))
                   (accept-process-output nil 0.05))))))
  ;; Three at once.
  (seq-do-indexed
   (lambda (params index)
     (setq waiting (1+ waiting))
     (jsonrpc-async-request connection :component/render params
                            :success-fn (lambda (result)
                                          (puthash index (plist-get (plist-get result :accessibility) :label) labels)
                                          (setq waiting (1- waiting)))))
   (plist-get task :renders))
  (funcall wait)
  (setq found (plist-put found :labels (vector (gethash 0 labels) (gethash 1 labels) (gethash 2 labels))))
  ;; A cancel.
  (setq waiting 1)
  (jsonrpc-async-request connection :component/renderBatch (plist-get task :batch)
                         :error-fn (lambda (error)
                                     (setq found (plist-put found :cancelled (plist-get error :code))
                                           waiting 0)))
  ;; It keeps the id to itself; this is the one call in flight.
  (maphash (lambda (id _) (jsonrpc-notify connection :$/cancelRequest (list :id id)))
           (jsonrpc--request-continuations connection))
  (funcall wait)
  ;; A bad call.
  (condition-case error
      (jsonrpc-request connection :component/render '(:component "avatar" :props (:nmae 1)))
    (jsonrpc-error (setq found (plist-put found :bad (alist-get 'jsonrpc-error-code (cdr error))))))
  (setq found (plist-put found :shutdown (or (jsonrpc-request connection :shutdown nil) :null)))
  (jsonrpc-notify connection :exit nil)
  (princ (concat (json-serialize found :null-object :null) "\n")))
