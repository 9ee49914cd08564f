export { imageOrigins, isUploadUrl, localKeys } from './addresses.ts'
export { needUploads } from './need-uploads.ts'
export { testUploadStore } from './test-store.ts'
