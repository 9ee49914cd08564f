import * as contract from '@fangshi/contract/comments'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { addComments } from './add-comments.ts'
import { addToComment } from './change-comment.ts'
import { readForm, readGoodsComments, readOwnComment, readOwnComments, readWaiting } from './read-comments.ts'

/** Comments as shoppers write and read them. */
export const commentsRoutes = [
  on(contract.goodsComments, ({ ctx, params, query, locale }) => readGoodsComments(ctx.db, params.id, query, locale)),
  on(contract.commentForm, ({ ctx, who, params, locale }) =>
    readForm(ctx.db, who.user_id, params.id, { locale, now: ctx.now() }),
  ),
  act(contract.addComments, addComments, (added) => added),
  on(contract.ownComments, ({ ctx, who, query, locale }) =>
    readOwnComments(ctx.db, who.user_id, query, { locale, now: ctx.now() }),
  ),
  on(contract.uncommentedLines, ({ ctx, who, query, locale }) =>
    readWaiting(ctx.db, who.user_id, query, { locale, now: ctx.now() }),
  ),
  on(contract.ownComment, ({ ctx, who, params, locale }) =>
    readOwnComment(ctx.db, who.user_id, params.id, { locale, now: ctx.now() }),
  ),
  act(contract.addToComment, addToComment, ({ id }, { tx, ctx, who, locale }) =>
    readOwnComment(tx, who.user_id, id, { locale, now: ctx.now() }),
  ),
]
