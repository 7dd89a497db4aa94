import { decodeSource, encodeSource } from './encoding';

const CODE = "const a = 'größe €';\r\n";
const utf16 = (mark: number[], bytes: Buffer) => Uint8Array.from([...mark, ...bytes]);

it.each([
  ['UTF-8', Buffer.from(CODE), CODE],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${CODE}`), `\uFEFF${CODE}`],
  ['UTF-16LE', utf16([0xff, 0xfe], Buffer.from(CODE, 'utf16le')), `\uFEFF${CODE}`],
  ['UTF-16BE', utf16([0xfe, 0xff], Buffer.from(CODE, 'utf16le').swap16()), `\uFEFF${CODE}`],
  ['Latin 1', Buffer.from("'größe'", 'latin1'), "'größe'"],
])('reads %s and writes the same bytes', (_name, bytes, code) => {
  const decoded = decodeSource(new Uint8Array(bytes));
  expect(decoded.code).toBe(code);
  expect([...encodeSource(decoded)]).toEqual([...bytes]);
});

it('keeps each byte of a file that is not Unicode', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_byte, index) => index);
  expect([...encodeSource(decodeSource(bytes))]).toEqual([...bytes]);
});
