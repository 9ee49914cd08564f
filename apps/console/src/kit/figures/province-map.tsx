import type { ProvinceSales } from '@fangshi/contract/figures'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../dashboard/money-text.ts'
import { mapColumns, mapRows, provinceTiles, shadeOf, shades, tileBeside } from './province-tiles.ts'
import { figuresTexts as texts } from './texts.ts'
import styles from './province-map.module.css'

/** In px; the width follows the frame. */
const tileHeight = 44
const gap = 4
const percent = (columns: number): string => `${(columns / mapColumns) * 100}%`

/**
 * Sales by province, each division a tile at about its place: the darker, the more was sold. Arrows move from tile to tile; the
 * one that is pointed at or focused is told below.
 */
export function ProvinceMap({ rows }: { rows: readonly ProvinceSales[] }) {
  const t = useText()
  const locale = useLocale()
  const map = useRef<SVGSVGElement>(null)
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const [current, setCurrent] = useState<string>()
  // The first tab stop is the province that sold most.
  const focusable = current ?? rows.find(({ code }) => provinceTiles.some((tile) => tile.code === code))?.code ?? '11'
  const most = Math.max(...rows.map(({ sales }) => Number(sales)))
  const all = rows.reduce((sum, { sales }) => sum + Number(sales), 0)
  const short = (yuan: number): string =>
    yuan.toLocaleString(locale, { notation: 'compact', maximumFractionDigits: yuan < 1000 ? 0 : 1 })
  const share = (sales: string): string =>
    (Number(sales) / all).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  const tell = (code: string): string => {
    const tile = provinceTiles.find((one) => one.code === code)
    const row = byCode.get(code)
    const said = row
      ? [moneyText(row.sales, locale), t(texts.orderCount, { count: row.orders }), share(row.sales)]
      : [t(texts.noSales)]
    return [tile && t(tile.name), ...said].join(' · ')
  }
  const move = (event: KeyboardEvent<SVGSVGElement>): void => {
    const next = tileBeside(focusable, event.key)
    if (!next) return
    event.preventDefault()
    map.current?.querySelector<SVGGElement>(`[data-code="${next}"]`)?.focus()
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
              <g
                data-code={code}
                data-shade={shadeOf(Number(row?.sales ?? 0), most)}
                className={styles.tile}
                role="img"
                aria-label={tell(code)}
                tabIndex={code === focusable ? 0 : -1}
                onFocus={() => setCurrent(code)}
                onPointerEnter={() => setCurrent(code)}
                onClick={() => setCurrent(code)}
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
                </text>
                {row && (
                  <text x="50%" y={34} className={styles.amount}>
                    {short(Number(row.sales))}
                  </text>
                )}
              </g>
            </svg>
          )
        })}
      </svg>
      <figcaption className={styles.told}>
        <span className={styles.now}>{tell(focusable)}</span>
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
