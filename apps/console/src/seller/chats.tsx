import { SettingOutlined } from '@ant-design/icons'
import { isAlertOn, setAlertOn, type AlertKind } from '@fangshi/contract/chat-alerts'
import { openStoreChat, saveChatSettings, showStoreChat, type ChatTab } from '@fangshi/contract/chats-backoffice'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Switch } from 'antd'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { Page } from '../kit/ui/page.tsx'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { call } from '../session/api.ts'
import { useRights } from '../session/rights.ts'
import { ChatList } from './chats/chat-list.tsx'
import styles from './chats/chats.module.css'
import { SettingsDialog } from './chats/settings-dialog.tsx'
import { Talk } from './chats/talk.tsx'
import { texts } from './chats/texts.ts'
import { chatsKey, useChats } from './chats/use-chats.ts'

/** Whether this kind of alert for new messages is on while the page is in the background. */
function AlertSwitch({ kind }: { kind: AlertKind }) {
  const t = useText()
  const [isOn, setOn] = useState(() => isAlertOn(localStorage, kind))
  return (
    <label>
      <Switch
        size="small"
        checked={isOn}
        onChange={(next) => {
          setAlertOn(localStorage, kind, next)
          setOn(next)
        }}
      />
      {t(texts[kind])}
    </label>
  )
}

/** The conversation that the address names. */
function ChosenTalk({ id, about, onBack }: { id: number; about: number | undefined; onBack: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...chatsKey, 'one', id],
    queryFn: () => call(showStoreChat, { params: { id } }, { quiet: true }),
  })
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  return data ? <Talk chat={data} about={about} onBack={onBack} /> : <Skeleton active className={styles.loading} />
}

/** Where the staff of a store talks with shoppers: the list, the conversation, and what is known of the shopper. */
export default function Chats() {
  const t = useText()
  const { can } = useRights()
  const [search, setSearch] = useSearchParams()
  const [tab, setTab] = useState<ChatTab>('all')
  const [word, setWord] = useState('')
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  const query = useChats(tab, word)
  const chosen = Number(search.get('id')) || undefined
  const about = Number(search.get('order')) || undefined
  const choose = (id: number | undefined): void => setSearch(id ? { id: String(id) } : {})
  // A link of an order or of a request names the order alone.
  useEffect(() => {
    if (!about || chosen) return
    const open = async (): Promise<void> => {
      const { id } = await call(openStoreChat, { body: { order_id: about } })
      setSearch({ id: String(id), order: String(about) }, { replace: true })
    }
    open().catch(() => setSearch({}, { replace: true }))
  }, [about, chosen, setSearch])
  return (
    <TouchSizes>
      <Page
        actions={
          <div className={styles.switches}>
            <AlertSwitch kind="sound" />
            <AlertSwitch kind="title" />
            {can(saveChatSettings.right) && (
              <Button icon={<SettingOutlined aria-hidden />} onClick={() => setSettingsOpen(true)}>
                {t(texts.settings)}
              </Button>
            )}
          </div>
        }
      >
        <div className={styles.chats} data-chosen={chosen !== undefined}>
          <ChatList query={query} tab={tab} chosen={chosen} onTab={setTab} onSearch={setWord} onChoose={choose} />
          {chosen ? (
            <ChosenTalk key={chosen} id={chosen} about={about} onBack={() => choose(undefined)} />
          ) : (
            <p className={styles.choose}>{t(texts.choose)}</p>
          )}
        </div>
        {isSettingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
      </Page>
    </TouchSizes>
  )
}
