// Asks the browser's own window for a passkey, to be made or to sign; what nobody at the server reads stays here.
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyAnswer } from '../contract.ts';

/** Throws where the person closed the window, or has none that fits. The question is the server's, as WebAuthn has it. */
export async function sign(question: object): Promise<PasskeyAnswer> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: question as PublicKeyCredentialRequestOptionsJSON,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

/** Throws where the person closed the window, or it could make none. */
export async function make(question: object): Promise<NewPasskey['answer']> {
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: question as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}
