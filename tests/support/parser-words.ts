// What libraries that judge shapes say by themselves (zod, ajv, JSON.parse): a person can do nothing with it, so no answer holds it. Of an e-mail address
// the specification itself says that it is invalid.

export const PARSER_WORDS =
  /Invalid (input|option|key|union|element|number|string|date|UUID|URL|ISO|JSON|format|discriminator)\b|\bexpected .{0,60}\breceived\b|Too (small|big): expected|Unrecognized keys?:|\bmust (be (string|number|integer|boolean|object|array|null|equal)|match (pattern|format|a schema)|NOT have|have required)\b|Unexpected (token|end|non-whitespace)|in JSON at position/i;
