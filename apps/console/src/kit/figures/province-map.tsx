import type { ProvinceSales } from '@fangshi/contract/figures'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../dashboard/money-text.ts'
import { OrdersLink } from './orders-link.tsx'
import { mapColumns, mapRows, provinceTiles, shadeOf, shades, tileBeside } from './province-tiles.ts'
import { figuresTexts as texts } from './texts.ts'
import { useActivePart } from './use-active-part.ts'
import styles from './province-map.module.css'

/** In px; the width follows the frame. */
const tileHeight = 44
const gap = 4
const percent = (columns: number): string => `${(columns / mapColumns) * 100}%`

interface TileProps extends ReturnType<ReturnType<typeof useActivePart>['partProps']> {
  to: string | undefined
  'data-code': string
  'data-shade': number
  className: string | undefined
  'aria-label': string
  tabIndex: number
  children: ReactNode
}

/** A link where there is a list to lead to. */
const Tile = ({ to, ...props }: TileProps) => (to ? <Link to={to} {...props} /> : <g role="img" {...props} />)

interface Props {
  rows: readonly ProvinceSales[]
  /** The list of the orders that go to a province. */
  toOrders: (code: string) => string | undefined
}

/**
 * Sales by province, each division a tile at about its place: the darker, the more was sold. Arrows move from tile to tile; the
 * one that is pointed at or focused is described below. With orders it leads to their list, for whoever may open that.
 */
export function ProvinceMap({ rows, toOrders }: Props) {
  const t = useText()
  const locale = useLocale()
  const map = useRef<SVGSVGElement>(null)
  const { active, partProps } = useActivePart()
  const byCode = new Map(rows.map((row) => [row.code, row]))
  // The first tab stop is the province that sold most.
  const focusable = active ?? rows.find(({ code }) => provinceTiles.some((tile) => tile.code === code))?.code ?? '11'
  const most = Math.max(...rows.map(({ sales }) => Number(sales)))
  const all = rows.reduce((sum, { sales }) => sum + Number(sales), 0)
  const short = (yuan: number): string =>
    yuan.toLocaleString(locale, { notation: 'compact', maximumFractionDigits: yuan < 1000 ? 0 : 1 })
  const share = (sales: string): string =>
    (Number(sales) / all).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  const nameOf = (code: string): string => {
    const tile = provinceTiles.find((one) => one.code === code)
    return tile ? t(tile.name) : code
  }
  const describe = (code: string): string => {
    const row = byCode.get(code)
    const said = row
      ? [moneyText(row.sales, locale), t(texts.orderCount, { count: row.orders }), share(row.sales)]
      : [t(texts.noSales)]
    return [nameOf(code), ...said].join(' · ')
  }
  const move = (event: KeyboardEvent<SVGSVGElement>): void => {
    const next = tileBeside(focusable, event.key)
    if (!next) return
    event.preventDefault()
    map.current?.querySelector<SVGElement>(`[data-code="${next}"]`)?.focus()
  }
  return (
    <figure className={styles.map}>
      <svg
        ref={map}
        className={styles.tiles}
        height={mapRows * tileHeight}
        role="group"
        aria-label={t(texts.provinceMap)}
        onKeyDown={move}
      >
        {provinceTiles.map(({ code, column, row: at, short: label }) => {
          const row = byCode.get(code)
          return (
            <svg
              key={code}
              x={percent(column)}
              y={at * tileHeight}
              width={percent(1)}
              height={tileHeight}
              className={styles.place}
            >
              <Tile
                to={row && toOrders(code)}
                data-code={code}
                data-shade={shadeOf(Number(row?.sales ?? 0), most)}
                className={styles.tile}
                // What stands in the tile is part of its name, for whoever says what they see (WCAG 2.5.3).
                aria-label={row ? `${describe(code)} · ${t(label)} ${short(Number(row.sales))}` : describe(code)}
                tabIndex={code === focusable ? 0 : -1}
                {...partProps(code)}
              >
                <rect
                  x={gap / 2}
                  y={gap / 2}
                  width="100%"
                  height={tileHeight - gap}
                  rx={6}
                  style={{ width: `calc(100% - ${gap}px)` }}
                />
                <text x="50%" y={row ? 18 : 26}>
                  {t(label)}
                </text>{' '}
                {row && (
                  <text x="50%" y={34} className={styles.amount}>
                    {short(Number(row.sales))}
                  </text>
                )}
              </Tile>
            </svg>
          )
        })}
      </svg>
      <figcaption className={styles.described}>
        <span className={styles.now}>{describe(focusable)}</span>
        <OrdersLink to={byCode.has(focusable) ? toOrders(focusable) : undefined} of={nameOf(focusable)} />
        <span className={styles.scale} aria-hidden>
          ¥0
          {Array.from({ length: shades }, (_, at) => (
            <i key={at + 1} data-shade={at + 1} />
          ))}
          ¥{short(most)}
        </span>
      </figcaption>
      <p className={styles.note}>{t(texts.schematic)}</p>
    </figure>
  )
}
