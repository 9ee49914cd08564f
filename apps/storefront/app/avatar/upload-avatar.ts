import { uploadHome } from '@fangshi/contract/files'
import { call } from '~/api/call.ts'

/** The side of a stored avatar in pixels (spec §9). */
const avatarSide = '150'

/** Uploads the canvas as a 150 × 150 picture and returns its address. */
export async function uploadAvatar(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the canvas gave no picture')
  const body = new FormData()
  body.set('option[width]', avatarSide)
  body.set('option[height]', avatarSide)
  body.set('avatar', blob, 'avatar.png')
  return call(uploadHome, { body })
}
