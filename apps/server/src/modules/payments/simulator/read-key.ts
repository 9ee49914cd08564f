import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

/** Keys and certificates of the simulator are few, and reading one takes longer than using it. */

const keys = new Map<string, KeyObject>()
const certificates = new Map<string, X509Certificate>()

export function readKey(pem: string): KeyObject {
  const key = keys.get(pem) ?? createPrivateKey(pem)
  keys.set(pem, key)
  return key
}

export function readCertificate(pem: string): X509Certificate {
  const certificate = certificates.get(pem) ?? new X509Certificate(pem)
  certificates.set(pem, certificate)
  return certificate
}
