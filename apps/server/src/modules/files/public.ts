export { imageOrigins, isUploadUrl, localKeys } from './addresses.ts'
export { needPrivateUploads, needUploads } from './need-uploads.ts'
export { readPrivate } from './read-private.ts'
export { testUploads } from './test-uploads.ts'
