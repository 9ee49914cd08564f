export { isUploadUrl, storeImage, type StoredImage } from './store-image.ts'
