import { X } from 'lucide-react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import type { DialogProps } from './dialog.tsx'
import { IconButton } from '~/ui/icon-button.tsx'

export default function DialogPanel({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = 'm',
  role = 'dialog',
}: DialogProps) {
  const t = useText()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
      className="overlay fixed inset-0 z-50 flex items-center justify-center bg-scrim p-4"
    >
      <Modal className={classNames('overlay-panel w-full', size === 'm' ? 'max-w-dialog' : 'max-w-text')}>
        <Dialog
          role={role}
          className="flex max-h-[calc(100dvh-2rem)] flex-col rounded-4 bg-surface shadow-3 outline-none"
        >
          <div className="flex items-center justify-between gap-4 py-3 pr-3 pl-6">
            <Heading slot="title" className="text-18 font-bold">
              {title}
            </Heading>
            <IconButton icon={X} label={t('ui:close')} onClick={onClose} />
          </div>
          <div className="min-h-0 overflow-y-auto px-6 pb-6">{children}</div>
          {footer && <div className="flex justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
