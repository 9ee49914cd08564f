import type {
  CollectiveGroupRow,
  collectiveGroups,
  collectiveGroupsAsAdmin,
} from '@fangshi/contract/collectives-backoffice'
import type { CollectiveGroupState } from '@fangshi/contract/collective-shapes'
import { useQuery } from '@tanstack/react-query'
import { Avatar, Skeleton, Tag } from 'antd'
import type { UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { call } from '../session/api.ts'
import { collectiveTexts as texts } from './collective-texts.ts'
import styles from './collectives.module.css'

interface Props {
  route: typeof collectiveGroups | typeof collectiveGroupsAsAdmin
  id: number
}

const states: Readonly<Record<CollectiveGroupState, { label: UiText; color: string }>> = {
  founding: { label: texts.stateFounding, color: 'default' },
  open: { label: texts.stateOpen, color: 'processing' },
  completed: { label: texts.stateCompleted, color: 'success' },
  failed: { label: texts.stateFailed, color: 'error' },
}

/** The groups of a group buy, newest first, with their members. */
export function GroupsOf({ route, id }: Props) {
  const t = useText()
  const { data } = useQuery({
    queryKey: [route.path, id],
    queryFn: ({ signal }) => call(route, { params: { id } }, { signal }),
  })
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />
  const { groups, total } = data
  return (
    <section className={styles.groups} aria-label={t(texts.groups)}>
      <h3>{t(texts.groups)}</h3>
      <p className={styles.help}>
        {total === 0 ? t(texts.noGroups) : t(texts.groupsTotal, { total, shown: groups.length })}
      </p>
      <ul>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
    </section>
  )
}

function GroupCard({ group }: { group: CollectiveGroupRow }) {
  const t = useText()
  const { group_no, state, people, joined, held, expires_at, ended_at, members } = group
  const { label, color } = states[state]
  return (
    <li className={styles.group}>
      <header>
        <b>{t(texts.groupNo, { no: group_no })}</b>
        <Tag color={color}>{t(label)}</Tag>
      </header>
      <p className={styles.help}>
        {t(texts.joined, { joined, people })}
        {held > 0 && ` · ${t(texts.held, { held })}`}
        {' · '}
        {ended_at ? t(texts.endedAt, { time: ended_at }) : t(texts.until, { time: expires_at })}
      </p>
      <ol className={styles.members}>
        {members.map(({ nickname, avatar, is_founder, pieces, order_id, joined_at }) => (
          <li key={order_id} title={joined_at}>
            <Avatar src={avatar || undefined} size={28} alt="">
              {nickname.slice(0, 1)}
            </Avatar>
            <span>
              {nickname}
              {is_founder && ` · ${t(texts.founder)}`}
              {pieces > 0 && <small> {t(texts.pieces, { n: pieces })}</small>}
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
}
