import { Descriptions, Segmented } from 'antd'
import { useMemo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { galleryTexts } from './texts.ts'
import { useSearchParams } from 'react-router'
import type { AreaName } from '../../areas/areas.ts'
import { FieldValue } from '../fields/form/field-value.tsx'
import type { FieldSpecs } from '../fields/spec.ts'
import { Page } from '../ui/page.tsx'
import { GalleryForm } from './gallery-form.tsx'
import styles from './gallery.module.css'
import { filled } from './filled.ts'
import { samplesOf } from './samples.ts'

const states = ['empty', 'filled', 'disabled', 'wrong', 'view'] as const
type State = (typeof states)[number]

const stateOf = (text: string | null): State => states.find((state) => state === text) ?? 'empty'
const asRequired = (fields: FieldSpecs): FieldSpecs =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, { ...spec, required: true }]))

function View({ fields }: { fields: FieldSpecs }) {
  const t = useText()
  return (
    <Descriptions
      bordered
      styles={{ label: { whiteSpace: 'nowrap' } }}
      column={{ xs: 1, md: 2 }}
      items={Object.entries(fields).map(([name, spec]) => ({
        key: name,
        label: t(spec.label),
        span: spec.span === 24 ? 'filled' : 1,
        children: <FieldValue spec={spec} value={filled[name]} />,
      }))}
    />
  )
}

/** For developers and the browser tests: every field in each of its states. `?state=` chooses. */
export function GalleryPage({ area }: { area: AreaName }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const state = stateOf(search.get('state'))
  const samples = useMemo(() => samplesOf(area), [area])
  const isFilled = state === 'filled' || state === 'disabled'
  const values = useMemo(() => (isFilled ? filled : {}), [isFilled])
  return (
    <Page title={t(galleryTexts.title)}>
      <div className={styles.states}>
        <Segmented<State>
          aria-label={t(galleryTexts.state)}
          value={state}
          options={states.map((value) => ({ value, label: t(galleryTexts.states[value]) }))}
          onChange={(chosen) => setSearch({ state: chosen }, { replace: true })}
        />
      </div>
      <div className={styles.card}>
        {state === 'view' ? (
          <View fields={samples} />
        ) : (
          <GalleryForm
            key={state}
            fields={state === 'wrong' ? asRequired(samples) : samples}
            values={values}
            isDisabled={state === 'disabled'}
            isChecked={state === 'wrong'}
          />
        )}
      </div>
    </Page>
  )
}
