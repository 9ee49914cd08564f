import { maxCommentImages, maxCommentText } from '@fangshi/contract/comment-states'

/** The free part of a comment or an addition to one. */
export interface TextAndImages {
  content: string
  images: readonly string[]
}

/** It as it was kept as a draft; what is not one is left out, and what is too much is cut off. */
export function readTextAndImages(kept: unknown): TextAndImages {
  const { content, images } = Object(kept) as Record<string, unknown>
  return {
    content: typeof content === 'string' ? content.slice(0, maxCommentText) : '',
    images: Array.isArray(images)
      ? images.filter((one): one is string => typeof one === 'string').slice(0, maxCommentImages)
      : [],
  }
}

/** Whether anything was written or added. */
export const hasTextOrImages = ({ content, images }: TextAndImages): boolean =>
  content.trim() !== '' || images.length > 0
