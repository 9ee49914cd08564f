import type { FavoriteKind } from '@fangshi/contract/favorites'
import { Heart } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import type { ButtonSize } from '~/ui/button-look.ts'
import type { FavoriteSwitch } from './use-favorite.ts'

/** A heart, filled for favourites. */
export const FavoriteIcon = ({ isMine, size = 18 }: { isMine: boolean; size?: number }) => (
  <Heart size={size} className={isMine ? 'fill-brand text-brand' : undefined} />
)

/** Saves or removes a favourite; its label shows the current state. */
export function FavoriteButton({
  kind,
  favorite: { isMine, press },
  size = 'm',
  className,
}: {
  kind: FavoriteKind
  favorite: FavoriteSwitch
  size?: ButtonSize
  className?: string
}) {
  const t = useText()
  return (
    <Button size={size} className={className} aria-pressed={isMine} onClick={press}>
      <FavoriteIcon isMine={isMine} />
      {t(isMine ? `favorite:mine_${kind}` : `favorite:add_${kind}`)}
    </Button>
  )
}
