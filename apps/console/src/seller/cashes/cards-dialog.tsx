import { addStoreCard, removeStoreCard, type BankCard } from '@fangshi/contract/bank-cards'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { password, text } from '../../kit/fields/build.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import { texts } from '../../withdrawals/withdrawal-texts.ts'
import styles from './cards.module.css'
import { cardsQuery, refreshWithdrawals } from './queries.ts'
import { sellerTexts } from './texts.ts'

const fields = {
  name: text(texts.name, { required: true, maxlength: 60, span: 24 }),
  bank_name: text(texts.bank, { required: true, maxlength: 30, span: 24 }),
  card_no: text(texts.card, { required: true, maxlength: 26, span: 24, help: sellerTexts.newCard }),
  pay_password: password(sellerTexts.payPassword, { required: true, maxlength: 6, span: 24 }),
}

const AddCardDialog = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title={sellerTexts.addCard}
    fields={fields}
    action={sellerTexts.saveCard}
    done={sellerTexts.saved}
    submit={({ name, bank_name, card_no, pay_password }) => {
      const card = { name: String(name), bank_name: String(bank_name), card_no: String(card_no) }
      return call(addStoreCard, { body: { ...card, pay_password: String(pay_password) } })
    }}
    onClose={onClose}
    onDone={() => {
      onClose()
      void refreshWithdrawals()
    }}
  />
)

function CardLine({ card, onRemove }: { card: BankCard; onRemove: (() => void) | undefined }) {
  const t = useText()
  const { bank_name, card_no, name, usable_from } = card
  return (
    <li>
      <span className={styles.bank}>
        {bank_name} <span className={styles.number}>{card_no}</span>
      </span>
      <span className={styles.name}>
        {name}
        {usable_from && ` · ${t(sellerTexts.usableFrom, { time: usable_from.slice(0, 16) })}`}
      </span>
      {onRemove && (
        <Button type="text" danger onClick={onRemove}>
          {t(sellerTexts.remove)}
        </Button>
      )}
    </li>
  )
}

/** The store's bank cards, masked, and the form that adds one. */
export function CardsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { can } = useRights()
  const { modal } = App.useApp()
  const { data: cards } = useQuery(cardsQuery)
  const [isAdding, setAdding] = useState(false)
  const canChange = can(addStoreCard.right)
  const remove = async ({ id, bank_name, card_no }: BankCard): Promise<void> => {
    const isSure = await modal.confirm({
      title: t(sellerTexts.removeTitle),
      content: t(sellerTexts.removeText, { bank: bank_name, card: card_no }),
      okText: t(sellerTexts.remove),
      cancelText: t(sellerTexts.keep),
    })
    if (!isSure) return
    try {
      await call(removeStoreCard, { params: { id } })
    } finally {
      await refreshWithdrawals()
    }
  }
  if (isAdding) return <AddCardDialog onClose={() => setAdding(false)} />
  return (
    <Dialog
      title={t(sellerTexts.cards)}
      width="min(560px, 100vw)"
      onClose={onClose}
      footer={
        canChange && (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t(sellerTexts.addCard)}
          </Button>
        )
      }
    >
      {cards?.length === 0 && <p>{t(sellerTexts.noCards)}</p>}
      <ul className={styles.cards}>
        {cards?.map((card) => (
          <CardLine key={card.id} card={card} onRemove={canChange ? () => void remove(card) : undefined} />
        ))}
      </ul>
    </Dialog>
  )
}
