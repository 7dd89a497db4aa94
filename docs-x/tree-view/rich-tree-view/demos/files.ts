export interface FileItem {
  id: string;
  label: string;
  /** Size in KB. Folders have none. */
  size?: number;
  archived?: boolean;
  children?: FileItem[];
}

export const files: FileItem[] = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      {
        id: 'invoices-2025',
        label: '2025',
        archived: true,
        children: [
          { id: 'invoice-91', label: 'Invoice 91.pdf', size: 120 },
          { id: 'invoice-92', label: 'Invoice 92.pdf', size: 140 },
        ],
      },
      {
        id: 'invoices-2026',
        label: '2026',
        children: [
          { id: 'invoice-101', label: 'Invoice 101.pdf', size: 110 },
          { id: 'invoice-102', label: 'Invoice 102.pdf', size: 90 },
        ],
      },
    ],
  },
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'office', label: 'Office.jpg', size: 820 },
      { id: 'team', label: 'Team.jpg', size: 640 },
    ],
  },
  { id: 'notes', label: 'Notes.txt', size: 4 },
];
