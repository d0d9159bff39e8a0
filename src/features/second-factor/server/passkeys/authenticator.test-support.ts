// For the tests of passkeys: an authenticator in software, which does what it is told, wrong things too.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAnswer } from '../../contract.ts';

const ORIGIN = 'http://localhost:3000';
const RP_ID = 'localhost';
const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

type Question = { challenge: string };
type Lies = { origin?: string; rpId?: string; counter?: number; signWith?: Authenticator };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

export type Authenticator = ReturnType<typeof authenticator>;

export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };
  let counter = 0;
  const clientData = (type: string, { challenge }: Question, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (rpId: string, flags: number, count: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  };
  return {
    id: named.id,
    privateKey,
    make(question: Question, { origin = ORIGIN, rpId = RP_ID }: Lies = {}): NewPasskey {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        head(rpId, PRESENT_AND_VERIFIED | WITH_CREDENTIAL, counter),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        name: 'Chrome on Android',
        answer: {
          ...named,
          response: {
            clientDataJSON: clientData('webauthn.create', question, origin).toString('base64url'),
            attestationObject: Buffer.from(
              isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
            ).toString('base64url'),
            transports: ['internal'],
          },
        },
      };
    },
    sign(question: Question, { origin = ORIGIN, rpId = RP_ID, ...lies }: Lies = {}): PasskeyAnswer {
      counter += 1;
      const client = clientData('webauthn.get', question, origin);
      const authData = head(rpId, PRESENT_AND_VERIFIED, lies.counter ?? counter);
      const signature = sign(
        'sha256',
        Buffer.concat([authData, sha256(client)]),
        lies.signWith?.privateKey ?? privateKey,
      );
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
