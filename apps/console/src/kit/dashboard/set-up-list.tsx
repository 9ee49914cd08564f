import { CheckCircleFilled, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId } from 'react'
import { Link } from 'react-router'
import type { AreaName } from '../../areas/areas.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { menuChain } from '../../menus/menu-tree.ts'
import { useMenus } from '../../menus/use-menus.ts'
import { useStored } from '../ui/use-stored.ts'
import styles from './set-up-list.module.css'
import { countDone, type SetUpStep } from './set-up-steps.ts'
import widget from './widget.module.css'

const says = {
  done: l('已完成', 'Done'),
  progress: l('已完成 {{done}} / {{all}}', '{{done}} of {{all}} done'),
  hide: l('隐藏步骤', 'Hide steps'),
  show: l('显示步骤', 'Show steps'),
}

interface Props<Key extends string> {
  area: AreaName
  title: UiText
  steps: readonly SetUpStep<Key>[]
  done: Readonly<Record<Key, boolean>>
}

/** What is still to do before one sells, in order; limited to the account's menus. The steps can be hidden in this browser. */
export function SetUpList<Key extends string>({ area, title, steps, done }: Props<Key>) {
  const t = useText()
  const id = useId()
  const menus = useMenus(area)
  const [state, setState] = useStored(`${area}_set_up`, ['shown', 'hidden'])
  const own = steps.filter(({ to }) => menuChain(menus, to.split('?', 1)[0] ?? '').length > 0)
  if (!own.length) return null
  const isShown = state === 'shown'
  return (
    <section aria-labelledby={id} className={widget.widget}>
      <div className={widget.head}>
        <h2 id={id} className={widget.title}>
          {t(title)}
        </h2>
        <span className={styles.progress}>{t(says.progress, { done: countDone(own, done), all: own.length })}</span>
        <Button size="small" aria-expanded={isShown} onClick={() => setState(isShown ? 'hidden' : 'shown')}>
          {t(isShown ? says.hide : says.show)}
        </Button>
      </div>
      {isShown && (
        <ol className={styles.list}>
          {own.map(({ key, text, why, to }, at) => (
            <li key={key}>
              <Link to={to} className={styles.step} data-done={done[key]}>
                {done[key] ? (
                  <CheckCircleFilled className={styles.mark} aria-label={t(says.done)} />
                ) : (
                  <span className={styles.mark}>{at + 1}</span>
                )}
                <span className={styles.words}>
                  <span>{t(text)}</span>
                  <small>{t(done[key] ? says.done : why)}</small>
                </span>
                <RightOutlined aria-hidden className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
