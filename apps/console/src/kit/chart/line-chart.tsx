import { useState, type PointerEvent, type ReactNode } from 'react'
import styles from './line-chart.module.css'
import { ticksUpTo } from './ticks.ts'

interface Props<Point> {
  /** A text alternative of the chart; offer the figures as a table as well. */
  title: string
  points: readonly Point[]
  valueOf: (point: Point) => number
  /** A second, dashed line to compare with. */
  otherOf?: (point: Point) => number
  /** Below the line, at every seventh point counted from the last, or every so many. */
  nameOf: (point: Point) => string
  nameEvery?: number
  scaleText: (value: number) => string
  /** The tooltip of the point below the pointer. */
  children: (point: Point) => ReactNode
}

/** A line over time from zero up. Shapes stretch with the frame, texts stand in HTML and do not. */
export function LineChart<Point>({
  title,
  points,
  valueOf,
  otherOf,
  nameOf,
  nameEvery = 7,
  scaleText,
  children,
}: Props<Point>) {
  const [at, setAt] = useState<number>()
  const ticks = ticksUpTo(Math.max(...points.flatMap((point) => [valueOf(point), otherOf?.(point) ?? 0])))
  const top = ticks.at(-1) ?? 1
  const last = points.length - 1
  const x = (index: number): number => (last ? (index / last) * 100 : 50)
  const y = (value: number): number => 100 - (value / top) * 100
  const lineOf = (value: (point: Point) => number): string =>
    points.map((point, index) => `${x(index)},${y(value(point))}`).join(' ')
  const line = lineOf(valueOf)
  const pointed = at === undefined ? undefined : points[at]

  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    setAt(Math.min(last, Math.max(0, Math.round(share * last))))
  }

  return (
    <div className={styles.chart} role="img" aria-label={title}>
      <div className={styles.plot} onPointerMove={follow} onPointerLeave={() => setAt(undefined)}>
        {ticks.map((tick) => (
          <div key={tick} className={styles.tick} style={{ top: `${y(tick)}%` }}>
            <span className={styles.scale}>{scaleText(tick)}</span>
          </div>
        ))}
        <svg className={styles.shapes} viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon className={styles.area} points={`0,100 ${line} 100,100`} />
          {otherOf && <polyline className={styles.other} points={lineOf(otherOf)} vectorEffect="non-scaling-stroke" />}
          <polyline className={styles.line} points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {points.map((point, index) =>
          (last - index) % nameEvery === 0 ? (
            <span key={nameOf(point)} className={styles.name} style={{ left: `${x(index)}%` }}>
              {nameOf(point)}
            </span>
          ) : null,
        )}
        {at !== undefined && pointed !== undefined && (
          <>
            <span className={styles.dot} style={{ left: `${x(at)}%`, top: `${y(valueOf(pointed))}%` }} />
            <div className={styles.words} data-side={at > last / 2 ? 'left' : 'right'} style={{ left: `${x(at)}%` }}>
              {children(pointed)}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
