import { thumbnailOf } from '@fangshi/contract/sized-source'
import { usePictureTexts } from './own-texts.ts'

/** Small pictures of a request or message; each opens in full. */
export function PictureStrip({ images }: { images: readonly string[] }) {
  const t = usePictureTexts()
  if (!images.length) return null
  return (
    <ul className="flex flex-wrap gap-2 pt-1">
      {images.map((image, index) => (
        <li key={image}>
          <a
            href={image}
            target="_blank"
            rel="noreferrer"
            aria-label={t('picture:open', { at: index + 1 })}
            className="block rounded-2"
          >
            <img
              src={thumbnailOf(image)}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              decoding="async"
              className="size-18 rounded-2 bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
