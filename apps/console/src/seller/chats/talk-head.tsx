import { ArrowLeftOutlined, ProfileOutlined, StopOutlined, SwapOutlined } from '@ant-design/icons'
import { type StoreChat } from '@fangshi/contract/chat-shapes'
import { chatStaff, muteShopper, transferChat, unmuteShopper } from '@fangshi/contract/chats-backoffice'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Form, Input, Modal, Select, Tag } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import styles from './chats.module.css'
import { texts } from './texts.ts'
import { chatsKey } from './use-chats.ts'

interface DialogProps {
  chat: StoreChat
  onClose: () => void
}

/** Actions on a conversation, after which lists and heads are fetched again. */
function useChange<T>(change: (input: T) => Promise<unknown>, done: string, onDone?: () => void) {
  const client = useQueryClient()
  const { message } = App.useApp()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: chatsKey })
      message.success(done)
      onDone?.()
    },
  })
}

/** Chooses the colleague who answers from now on. */
function TransferDialog({ chat, onClose }: DialogProps) {
  const t = useText()
  const [form] = Form.useForm<{ user_id: number }>()
  const { data: staff } = useQuery({ queryKey: [...chatsKey, 'staff'], queryFn: () => call(chatStaff, {}) })
  const { mutate, isPending } = useChange(
    (body: { user_id: number }) => call(transferChat, { params: { id: chat.id }, body }),
    t(texts.transferDone),
    onClose,
  )
  const options = (staff ?? [])
    .filter(({ user_id }) => user_id !== chat.assignee?.user_id)
    .map(({ user_id, name, is_own, is_online }) => ({
      value: user_id,
      label: `${name}${is_own ? ` (${t(texts.me)})` : ''}${is_online ? '' : ` · ${t(texts.colleagueOffline)}`}`,
    }))
  return (
    <Modal
      open
      title={t(texts.transferTo)}
      okText={t(texts.transfer)}
      confirmLoading={isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => mutate(values)}>
        <Form.Item name="user_id" label={t(texts.colleague)} rules={[{ required: true, message: t(texts.colleague) }]}>
          <Select options={options} loading={!staff} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Mutes the shopper, who sees the reason. */
function MuteDialog({ chat, onClose }: DialogProps) {
  const t = useText()
  const [form] = Form.useForm<{ reason: string }>()
  const { mutate, isPending } = useChange(
    (body: { reason: string }) => call(muteShopper, { params: { id: chat.id }, body }),
    t(texts.muteDone),
    onClose,
  )
  return (
    <Modal
      open
      title={t(texts.muteTitle)}
      okText={t(texts.mute)}
      okButtonProps={{ danger: true }}
      confirmLoading={isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => mutate(values)}>
        <Form.Item
          name="reason"
          label={t(texts.muteReason)}
          rules={[{ required: true, whitespace: true, message: t(texts.reasonNeeded) }]}
        >
          <Input.TextArea maxLength={200} rows={3} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Whom one talks with, who answers, and what can be done with the conversation. */
export function TalkHead({
  chat,
  onBack,
  onAbout,
}: {
  chat: StoreChat
  onBack: () => void
  /** Shows what is known of the shopper, where that does not stand beside the conversation. */
  onAbout: (() => void) | undefined
}) {
  const t = useText()
  const { can } = useRights()
  const [open, setOpen] = useState<'transfer' | 'mute'>()
  const close = (): void => setOpen(undefined)
  const unmute = useChange(() => call(unmuteShopper, { params: { id: chat.id } }), t(texts.unmuteDone))
  const { assignee } = chat
  return (
    <header className={styles.talkHead}>
      <Button
        type="text"
        className={styles.back}
        icon={<ArrowLeftOutlined aria-hidden />}
        aria-label={t(texts.back)}
        onClick={onBack}
      />
      <div className={styles.who}>
        <h2>
          <bdi>{chat.nickname}</bdi>
          {chat.is_muted && <Tag color="error">{t(texts.muted, { reason: chat.mute_reason })}</Tag>}
        </h2>
        <p>
          {t(chat.is_online ? texts.online : texts.offline)}
          {assignee && ` · ${t(texts.answeredBy, { name: assignee.is_own ? t(texts.me) : assignee.name })}`}
        </p>
      </div>
      {onAbout && <Button icon={<ProfileOutlined aria-hidden />} aria-label={t(texts.about)} onClick={onAbout} />}
      {can(transferChat.right) && (
        <Button icon={<SwapOutlined aria-hidden />} onClick={() => setOpen('transfer')}>
          {t(texts.transfer)}
        </Button>
      )}
      {can(muteShopper.right) && (
        <Button
          icon={<StopOutlined aria-hidden />}
          loading={unmute.isPending}
          onClick={() => (chat.is_muted ? unmute.mutate(undefined) : setOpen('mute'))}
        >
          {t(chat.is_muted ? texts.unmute : texts.mute)}
        </Button>
      )}
      {open === 'transfer' && <TransferDialog chat={chat} onClose={close} />}
      {open === 'mute' && <MuteDialog chat={chat} onClose={close} />}
    </header>
  )
}
