import { CheckOutlined, ExclamationOutlined } from '@ant-design/icons'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { steps, type Step } from './fault-places.ts'
import { stepNames } from './form-texts.ts'
import styles from './goods-wizard.module.css'

const wrongText = l('有错误', 'has errors')

interface Props {
  now: Step
  wrong: ReadonlySet<Step>
  onStep: (step: Step) => void
}

/** The steps of the form: each can be opened at any time; those with errors are marked. */
export function WizardSteps({ now, wrong, onStep }: Props) {
  const t = useText()
  return (
    <nav aria-label={t(l('步骤', 'Steps'))}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isWrong = wrong.has(step)
          const isPast = index < steps.indexOf(now)
          return (
            <li key={step}>
              <button
                type="button"
                className={isWrong ? `${styles.stepButton} ${styles.wrong}` : styles.stepButton}
                aria-current={step === now ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <span className={styles.number} aria-hidden>
                  {isWrong ? <ExclamationOutlined /> : isPast ? <CheckOutlined /> : index + 1}
                </span>
                <span>{t(stepNames[step])}</span>
                {isWrong && <span className={styles.note}> {t(wrongText)}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
