const chunk = 32_768;

/** Bytes in base64; piece by piece, as a call takes so many arguments and no more. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
