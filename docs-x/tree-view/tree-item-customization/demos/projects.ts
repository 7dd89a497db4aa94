export interface Project {
  id: string;
  label: string;
  owner: string;
  children?: Project[];
}

export const projects: Project[] = [
  {
    id: 'shop',
    label: 'Online shop',
    owner: 'Ana Ruiz',
    children: [
      { id: 'checkout', label: 'Checkout', owner: 'Leo Park' },
      { id: 'search', label: 'Search', owner: 'Mia Chen' },
    ],
  },
  { id: 'app', label: 'Mobile app', owner: 'Nora Lind' },
];
