import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { CallError } from '@fangshi/contract/client'
import { chatSettings, saveChatSettings, type ChatSettings } from '@fangshi/contract/chats-backoffice'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Checkbox, Form, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { actionTexts } from '../../i18n/texts.ts'
import { l } from '../../i18n/ui-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { useLeaveGuard } from '../../kit/ui/use-leave-guard.ts'
import { call, errorText } from '../../session/api.ts'
import styles from './settings-dialog.module.css'
import { texts } from './texts.ts'
import { settingsKey } from './use-settings.ts'

const own = {
  greeting: l('欢迎语', 'Greeting'),
  greetingHelp: l(
    '买家第一次联系时自动发送，不填则不发送',
    'Sent when a shopper first writes. Leave empty to send none.',
  ),
  away: l('非服务时间的自动回复', 'Answer outside hours'),
  awayHelp: l(
    '服务时间以外自动回复，同一买家四小时内只发一次',
    'Sent outside your hours, at most every four hours in a conversation.',
  ),
  chinese: l('中文', 'Chinese'),
  english: l('英文', 'English'),
  hours: l('服务时间', 'Hours'),
  days: l('服务日', 'Days'),
  daysHelp: l('不选则视为全天候服务', 'Choose none if you have no hours'),
  from: l('开始', 'From'),
  till: l('结束', 'Till'),
  quick: l('快捷回复', 'Quick replies'),
  quickOne: l('快捷回复 {{number}}', 'Quick reply {{number}}'),
  add: l('添加快捷回复', 'Add a quick reply'),
  remove: l('删除快捷回复 {{number}}', 'Delete quick reply {{number}}'),
  needed: l('请填写内容', 'Please write something'),
} as const

const dayNames = [
  l('周一', 'Mon'),
  l('周二', 'Tue'),
  l('周三', 'Wed'),
  l('周四', 'Thu'),
  l('周五', 'Fri'),
  l('周六', 'Sat'),
  l('周日', 'Sun'),
]
const mostReplies = 50
const formId = 'chat-settings'

/** Greeting, hours, the answer out of hours, and quick replies. */
function SettingsForm({
  settings,
  onChange,
  onSave,
}: {
  settings: ChatSettings
  onChange: () => void
  onSave: (values: ChatSettings) => void
}) {
  const t = useText()
  const answer = (name: 'greeting' | 'away') => (
    <>
      <Form.Item name={[name, 'zh-cn']} label={`${t(own[name])} (${t(own.chinese)})`} extra={t(own[`${name}Help`])}>
        <Input.TextArea maxLength={300} rows={2} />
      </Form.Item>
      <Form.Item name={[name, 'en']} label={`${t(own[name])} (${t(own.english)})`}>
        <Input.TextArea maxLength={300} rows={2} />
      </Form.Item>
    </>
  )
  return (
    <Form
      id={formId}
      layout="vertical"
      initialValues={settings}
      onValuesChange={onChange}
      onFinish={(values: ChatSettings) => onSave(values)}
    >
      {answer('greeting')}
      {answer('away')}
      <Form.Item name="days" label={t(own.days)} extra={t(own.daysHelp)}>
        <Checkbox.Group options={dayNames.map((name, at) => ({ value: at + 1, label: t(name) }))} />
      </Form.Item>
      <div className={styles.hours}>
        <Form.Item name="from" label={t(own.from)} rules={[{ required: true, message: t(own.needed) }]}>
          <Input type="time" />
        </Form.Item>
        <Form.Item name="till" label={t(own.till)} rules={[{ required: true, message: t(own.needed) }]}>
          <Input type="time" />
        </Form.Item>
      </div>
      <h3>{t(own.quick)}</h3>
      <Form.List name="quick_replies">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className={styles.reply}>
                <Form.Item name={name} rules={[{ required: true, whitespace: true, message: t(own.needed) }]}>
                  <Input maxLength={300} aria-label={t(own.quickOne, { number: name + 1 })} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t(own.remove, { number: name + 1 })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {fields.length < mostReplies && (
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => add('')}>
                {t(own.add)}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Form>
  )
}

/** How the store receives shoppers. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [isDirty, setDirty] = useState(false)
  const { close } = useLeaveGuard(isDirty, onClose)
  const { data } = useQuery({ queryKey: settingsKey, queryFn: () => call(chatSettings, {}) })
  const save = useMutation({
    mutationFn: (values: ChatSettings) =>
      call(saveChatSettings, { body: { ...values, revision: data?.revision } }, { quiet: true }),
    onSuccess: (saved) => {
      client.setQueryData(settingsKey, saved)
      message.success(t(actionTexts.saved))
      onClose()
    },
  })
  const wrong = save.error instanceof CallError ? Object.values(save.error.fields)[0] : undefined
  return (
    <Dialog
      title={t(texts.settings)}
      width="640px"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={save.isPending}>
            {t(actionTexts.save)}
          </Button>
        </>
      }
    >
      {save.error && <Alert type="error" showIcon title={wrong ?? errorText(save.error, locale)} />}
      {data ? (
        <SettingsForm settings={data} onChange={() => setDirty(true)} onSave={(values) => save.mutate(values)} />
      ) : (
        <Skeleton active />
      )}
    </Dialog>
  )
}
