import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { slideLook, stripLook, useStrip } from '~/ui/carousel/use-strip.ts'

const Control = ({
  icon: Icon,
  label,
  className,
  onClick,
}: {
  icon: LucideIcon
  label: string
  className?: string
  onClick: () => void
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className={classNames(
      'flex size-11 items-center justify-center rounded-full bg-surface text-ink shadow-2 hover:bg-sunken',
      className,
    )}
  >
    <Icon size={20} />
  </button>
)

/** The pictures in full screen: swipe or use the arrow keys to browse, click to zoom, press Escape to close. */
export default function Lightbox({
  images,
  name,
  start,
  onClose,
}: {
  images: readonly string[]
  name: string
  start: number
  /** Receives the index of the picture shown last. */
  onClose: (last: number) => void
}) {
  const t = useText()
  const { ref, at, goTo, onScroll } = useStrip(start)
  const [isZoomed, setIsZoomed] = useState(false)
  const turn = (to: number): void => {
    setIsZoomed(false)
    goTo(Math.max(0, Math.min(images.length - 1, to)))
  }
  useLayoutEffect(() => goTo(start), [goTo, start])
  useLayoutEffect(() => {
    const slide = ref.current?.children[at]
    if (!isZoomed || !slide) return
    slide.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2)
  }, [isZoomed, at, ref])
  useEffect(() => {
    const pressKey = (event: KeyboardEvent): void => {
      const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: images.length - 1 }[event.key]
      // The arrow keys scroll a zoomed picture.
      if (goal === undefined || isZoomed) return
      event.preventDefault()
      turn(goal)
    }
    document.addEventListener('keydown', pressKey)
    return () => document.removeEventListener('keydown', pressKey)
  })

  return (
    <ModalOverlay
      isOpen
      onOpenChange={() => onClose(at)}
      isDismissable
      className="overlay fixed inset-0 z-50 bg-canvas"
    >
      <Modal className="h-full">
        <Dialog aria-label={name} className="relative h-full outline-none">
          <div className="h-full">
            <ul
              ref={ref}
              onScroll={onScroll}
              className={classNames(stripLook, 'h-full', isZoomed && 'overflow-x-hidden')}
            >
              {images.map((src, index) => (
                <li key={src} className={classNames(slideLook, 'h-full overflow-auto')}>
                  <button
                    type="button"
                    tabIndex={index === at ? undefined : -1}
                    aria-label={t(isZoomed ? 'goods:zoomOut' : 'goods:zoomIn')}
                    onClick={() => setIsZoomed(!isZoomed)}
                    className={classNames(
                      'flex items-center justify-center focus-visible:-outline-offset-4',
                      isZoomed && index === at
                        ? 'size-[200dvmin] min-h-full min-w-full cursor-zoom-out'
                        : 'size-full cursor-zoom-in',
                    )}
                  >
                    <Picture
                      src={src}
                      alt={t('goods:imageOf', { name, at: index + 1 })}
                      sizes="960px"
                      className="size-full max-h-full max-w-full object-contain"
                    />
                  </button>
                </li>
              ))}
            </ul>
            <p className="absolute top-4 left-4 rounded-full bg-surface px-3 py-1 text-13 tabular-nums shadow-2">
              {at + 1} / {images.length}
            </p>
            <div className="absolute top-4 right-4 flex gap-2">
              <Control
                icon={isZoomed ? ZoomOut : ZoomIn}
                label={t(isZoomed ? 'goods:zoomOut' : 'goods:zoomIn')}
                onClick={() => setIsZoomed(!isZoomed)}
              />
              <Control icon={X} label={t('ui:close')} onClick={() => onClose(at)} />
            </div>
            {at > 0 && (
              <Control
                icon={ChevronLeft}
                label={t('goods:previousImage')}
                onClick={() => turn(at - 1)}
                className="absolute inset-y-0 left-4 my-auto"
              />
            )}
            {at < images.length - 1 && (
              <Control
                icon={ChevronRight}
                label={t('goods:nextImage')}
                onClick={() => turn(at + 1)}
                className="absolute inset-y-0 right-4 my-auto"
              />
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
