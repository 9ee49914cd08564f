import type { GoodsComment } from '@fangshi/contract/comments'
import { daysBetween } from './days-between.ts'
import { useCommentTexts } from './own-texts.ts'
import { PictureButtons } from './picture-buttons.tsx'

/** The parts of a comment that all who read it see. */
export type ShownComment = Pick<GoodsComment, 'content' | 'images' | 'addition' | 'reply' | 'created_at' | 'sku_name'>

/** All pictures of a comment in their order: its own, then those that were added later. */
export const picturesOf = ({ images, addition }: ShownComment): string[] => [...images, ...(addition?.images ?? [])]

/**
 * What was written: text, pictures, the later addition, the store's reply. `onOpen` receives the place of a picture among
 * `picturesOf`. It may stand in a fragment.
 */
export function CommentText({ comment, onOpen }: { comment: ShownComment; onOpen: (at: number) => void }) {
  const c = useCommentTexts()
  const { content, images, addition, reply, created_at } = comment
  const days = addition ? daysBetween(created_at, addition.created_at) : 0
  return (
    <>
      <p className={content ? 'whitespace-pre-line wrap-anywhere' : 'text-ink-3'}>{content || c('comment:noText')}</p>
      <PictureButtons images={images} onOpen={onOpen} />
      {addition && (
        <div className="space-y-1 border-l-2 border-line pl-3">
          <p className="text-13 font-medium text-brand">
            {days ? c('comment:addedLater', { count: days }) : c('comment:addedSameDay')}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{addition.content}</p>
          <PictureButtons images={addition.images} onOpen={(at) => onOpen(images.length + at)} />
        </div>
      )}
      {reply && (
        <p className="rounded-2 bg-sunken px-3 py-2 text-13 whitespace-pre-line wrap-anywhere">
          <span className="font-medium">{c('comment:reply')}</span>
          <span className="ml-2 text-ink-2">{reply.content}</span>
        </p>
      )}
    </>
  )
}
