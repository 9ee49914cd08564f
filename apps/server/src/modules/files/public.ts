export { isUploadUrl } from './store-image.ts'
