import { Descriptions, Segmented } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FieldValue } from '../fields/field-value.tsx'
import { useLabel } from '../label.ts'
import { Page } from '../page.tsx'
import { GalleryForm } from './gallery-form.tsx'
import styles from './gallery.module.css'
import { filled, samples } from './samples.ts'

const states = ['empty', 'filled', 'disabled', 'wrong', 'view'] as const
type State = (typeof states)[number]

const stateOf = (text: string | null): State => states.find((state) => state === text) ?? 'empty'
const required = Object.fromEntries(Object.entries(samples).map(([name, spec]) => [name, { ...spec, required: true }]))

function View() {
  const label = useLabel()
  return (
    <Descriptions
      bordered
      styles={{ label: { whiteSpace: 'nowrap' } }}
      column={{ xs: 1, md: 2 }}
      items={Object.entries(samples).map(([name, spec]) => ({
        key: name,
        label: label(spec.label),
        span: spec.span === 24 ? 'filled' : 1,
        children: <FieldValue spec={spec} value={filled[name]} />,
      }))}
    />
  )
}

/** For developers and the browser tests: every field in each of its states. `?state=` chooses. */
export function GalleryPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const state = stateOf(search.get('state'))
  const isFilled = state === 'filled' || state === 'disabled'
  const values = useMemo(() => (isFilled ? filled : {}), [isFilled])
  return (
    <Page title={t('gallery.title')}>
      <div className={styles.states}>
        <Segmented<State>
          aria-label={t('gallery.state')}
          value={state}
          options={states.map((value) => ({ value, label: t(`gallery.states.${value}`) }))}
          onChange={(chosen) => setSearch({ state: chosen }, { replace: true })}
        />
      </div>
      <div className={styles.card}>
        {state === 'view' ? (
          <View />
        ) : (
          <GalleryForm
            key={state}
            fields={state === 'wrong' ? required : samples}
            values={values}
            isDisabled={state === 'disabled'}
            isChecked={state === 'wrong'}
          />
        )}
      </div>
    </Page>
  )
}
