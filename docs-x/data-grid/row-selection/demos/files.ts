export interface FileEntry {
  id: number;
  name: string;
  owner: string;
  megabytes: number;
  locked: boolean;
}

const names = [
  'Budget.xlsx',
  'Contract.pdf',
  'Logo.svg',
  'Meeting notes.txt',
  'Photos.zip',
  'Price list.pdf',
  'Slides.pptx',
  'Team plan.docx',
];
const owners = ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin'];

/** Makes the first `count` files of a shared folder. Every third one is locked. */
export function makeFiles(count: number): FileEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const version = Math.floor(index / names.length) + 1;
    const name = names[index % names.length] ?? '';
    return {
      id: index + 1,
      name: version > 1 ? `${version} ${name}` : name,
      owner: owners[(index * 2) % owners.length] ?? '',
      megabytes: 1 + ((index * 7) % 40),
      locked: index % 3 === 1,
    };
  });
}

export const files = makeFiles(8);
