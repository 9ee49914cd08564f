export { imageOrigins, isUploadUrl, localKeys } from './addresses.ts'
export { needUploads } from './need-uploads.ts'
export { testUploads } from './test-uploads.ts'
