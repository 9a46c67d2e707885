/** The command that makes the key a secret of this file holds. */
export function keyCommand(file: string): string {
  return `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out ${file}`;
}
