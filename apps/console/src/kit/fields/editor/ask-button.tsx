import { Button, Input, Popover, Space, type InputRef } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import { ToolButton } from './tool-button.tsx'

interface Props {
  label: string
  icon: ReactNode
  isOn?: boolean
  disabled?: boolean
  /** The initial text of the question. */
  read: () => string
  /** An empty text removes it. */
  onDone: (text: string) => void
}

const longest = 300

/** A button of the toolbar that asks for a line of text: a link's address, a picture's description. */
export function AskButton({ label, icon, isOn, disabled, read, onDone }: Props) {
  const t = useText()
  const [text, setText] = useState<string>()
  const input = useRef<InputRef>(null)
  const finish = (): void => {
    onDone((text ?? '').trim())
    setText(undefined)
  }
  return (
    <Popover
      open={text !== undefined}
      trigger={[]}
      destroyOnHidden
      placement="bottom"
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      onOpenChange={(isOpen) => !isOpen && setText(undefined)}
      content={
        <Space.Compact>
          <Input
            ref={input}
            aria-label={label}
            maxLength={longest}
            placeholder={label}
            value={text ?? ''}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setText(undefined)
              if (event.key !== 'Enter') return
              event.preventDefault() // Enter would submit the surrounding form
              finish()
            }}
          />
          <Button type="primary" onClick={finish}>
            {t(actionTexts.ok)}
          </Button>
          <Button onClick={() => setText(undefined)}>{t(actionTexts.cancel)}</Button>
        </Space.Compact>
      }
    >
      <span>
        <ToolButton
          label={label}
          icon={icon}
          isOn={isOn}
          disabled={disabled}
          onClick={() => setText(text === undefined ? read() : undefined)}
        />
      </span>
    </Popover>
  )
}
