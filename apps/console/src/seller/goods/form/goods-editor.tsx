import { sellerGoodsActivity } from '@fangshi/contract/activity'
import { sellerGoods, type BackofficeGoodsDetail } from '@fangshi/contract/goods-seller'
import { formatDateTime } from '@fangshi/contract/time'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { call } from '../../../session/api.ts'
import { RecordActivity } from '../../../activity/record-activity.tsx'
import { useLocale } from '../../../i18n/use-locale.ts'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { useStaff } from '../../../session/staff.ts'
import { CallFailed } from '../../../kit/list/list-states.tsx'
import { editorTexts as says } from './form-texts.ts'
import { choicesQuery } from '../choices.ts'
import { draftKey, dropDraft, readDraft } from './goods-draft.ts'
import { newOptions, newValues, optionsOf, valuesOf } from './goods-wire.ts'
import { GoodsWizard } from './goods-wizard.tsx'
import styles from './goods-wizard.module.css'

interface Props {
  id: number | 'new'
  onClose: (saved?: BackofficeGoodsDetail) => void
}

/** The form of goods with its options; an existing draft is offered first. */
export default function GoodsEditor({ id, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const key = draftKey(useStaff().id, id)
  const [draft, setDraft] = useState(() => readDraft(localStorage, key))
  const [isAsking, setAsking] = useState(draft !== undefined)
  const choices = useQuery(choicesQuery)
  const goods = useQuery({
    queryKey: [sellerGoods.path, 'form', id],
    queryFn: ({ signal }) =>
      call(sellerGoods.show, { params: { id: Number(id) } }, { signal }) as Promise<BackofficeGoodsDetail>,
    enabled: id !== 'new',
    // A form being filled in must not be reset, and starts with the currently stored values.
    staleTime: Infinity,
    gcTime: 0,
  })
  const error = choices.error ?? goods.error
  const isReady = choices.data !== undefined && (id === 'new' || goods.data !== undefined)

  function content() {
    if (error)
      return <CallFailed error={error} onRetry={() => void Promise.all([choices.refetch(), goods.refetch()])} />
    if (!isReady || !choices.data) return <Skeleton active paragraph={{ rows: 8 }} />
    if (isAsking && draft) {
      const when = formatDateTime(new Date(draft.at)).slice(0, 16)
      const isOlder = goods.data && goods.data.updated_at > formatDateTime(new Date(draft.at))
      return (
        <Alert
          type="info"
          showIcon
          title={t(l('有一份 {{when}} 未保存的草稿', 'You have an unsaved draft from {{when}}'), { when })}
          description={
            <div className={styles.draft}>
              {isOlder && <p>{t(says.newer)}</p>}
              <Button type="primary" onClick={() => setAsking(false)}>
                {t(says.goOn)}
              </Button>
              <Button
                onClick={() => {
                  dropDraft(localStorage, key)
                  setDraft(undefined)
                  setAsking(false)
                }}
              >
                {t(says.drop)}
              </Button>
            </div>
          }
        />
      )
    }
    const stored = goods.data
      ? { values: valuesOf(goods.data), options: optionsOf(goods.data, locale) }
      : { values: newValues(), options: newOptions() }
    return (
      <GoodsWizard goods={goods.data} choices={choices.data} start={draft ?? stored} draftKey={key} onClose={onClose} />
    )
  }
  return (
    <Page
      title={t(id === 'new' ? says.add : says.edit)}
      actions={<Button onClick={() => onClose()}>{t(says.back)}</Button>}
    >
      {content()}
      {goods.data && (
        <div className={styles.activity}>
          <RecordActivity route={sellerGoodsActivity} id={goods.data.id} />
        </div>
      )}
    </Page>
  )
}
