import { ChevronLeft, ChevronRight, Pause, Play, type LucideIcon } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useIsHydrated } from '~/ui/use-is-hydrated.ts'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { useAutoplay } from './use-autoplay.ts'
import { slideLook, stripLook, useStrip } from './use-strip.ts'

const Control = ({
  icon: Icon,
  label,
  onPress,
  className,
}: {
  icon: LucideIcon
  label: string
  onPress: () => void
  className?: string
}) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={classNames(
      'size-8 items-center justify-center rounded-full bg-on-dark/80 text-on-light hover:bg-on-dark',
      className ?? 'flex',
    )}
  >
    <Icon size={16} />
  </button>
)

export interface Slide {
  id: number | string
  content: ReactNode
  /** The brightness of the picture: light pictures get dark dots. */
  tone: 'light' | 'dark'
}

/** Full-width slides that advance automatically until paused. Without scripts it is a row to swipe. */
export function Carousel({
  label,
  slides,
  className,
}: {
  label: string
  slides: readonly Slide[]
  className?: string
}) {
  const t = useText()
  const isHydrated = useIsHydrated()
  const { ref, at, goTo, onScroll } = useStrip()
  const [isHeld, setIsHeld] = useState(false)
  const count = slides.length
  const show = useCallback((to: number) => goTo((to + count) % count, 'smooth'), [goTo, count])
  const turn = useCallback(() => show(at + 1), [show, at])
  const { isPlaying, toggle } = useAutoplay(turn, isHeld || count < 2)
  const isDark = slides[at]?.tone === 'dark'
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames('relative overflow-hidden', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onTouchStart={() => setIsHeld(true)}
      onTouchEnd={() => setIsHeld(false)}
      onFocus={(event) => setIsHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setIsHeld(false)}
    >
      <ul ref={ref} onScroll={onScroll} className={classNames(stripLook, 'h-full')}>
        {slides.map(({ id, content }, index) => (
          <li key={id} aria-label={t('ui:slideOf', { at: index + 1, count })} className={slideLook}>
            {content}
          </li>
        ))}
      </ul>
      {isHydrated && count > 1 && (
        <div className="pointer-events-none absolute inset-x-3 bottom-2 flex items-center gap-1 *:pointer-events-auto md:inset-x-8 md:bottom-5">
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={t('ui:showSlide', { at: index + 1 })}
              aria-current={index === at || undefined}
              onClick={() => show(index)}
              className="flex size-6 items-center justify-center"
            >
              <span
                className={classNames(
                  'h-2 rounded-full transition duration-200',
                  isDark ? 'bg-on-dark' : 'bg-on-light',
                  index === at ? 'w-5' : 'w-2 opacity-60',
                )}
              />
            </button>
          ))}
          <span className="flex-1" />
          <Control
            icon={ChevronLeft}
            label={t('ui:previousSlide')}
            onPress={() => show(at - 1)}
            className="hidden md:flex"
          />
          <Control icon={isPlaying ? Pause : Play} label={t(isPlaying ? 'ui:pause' : 'ui:play')} onPress={toggle} />
          <Control
            icon={ChevronRight}
            label={t('ui:nextSlide')}
            onPress={() => show(at + 1)}
            className="hidden md:flex"
          />
        </div>
      )}
    </section>
  )
}
