import { X } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useText } from '~/i18n/text.tsx'
import type { OverlayProps } from './dialog.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { useSwipeDown } from './use-swipe-down.ts'

export default function SheetPanel({ isOpen, onClose, title, children, footer }: OverlayProps) {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const swipe = useSwipeDown(() => panel.current, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="overlay fixed inset-0 z-50 flex items-end justify-center bg-scrim md:items-center md:p-4"
    >
      <Modal ref={panel} className="sheet w-full md:max-w-dialog">
        <Dialog className="flex max-h-[85dvh] flex-col rounded-t-4 bg-surface pb-[env(safe-area-inset-bottom)] shadow-3 outline-none md:rounded-b-4">
          <div className="relative flex touch-none items-center justify-between gap-4 pt-4 pr-3 pb-2 pl-4" {...swipe}>
            <span aria-hidden className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-line md:hidden" />
            <Heading slot="title" className="text-16 font-bold">
              {title}
            </Heading>
            <IconButton
              icon={X}
              label={t('ui:close')}
              onClick={onClose}
              onPointerDown={(event) => event.stopPropagation()}
            />
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-4">{children}</div>
          {footer && <div className="flex gap-3 border-t border-line px-4 py-3">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
