import { archivedItems } from './archived-items';

it('lists the pages of the folder by name', () => {
  const documents = [
    { id: 'api/button', title: 'Button API' },
    { id: 'components/button', title: 'Button' },
    { id: 'api/accordion', title: 'Accordion API' },
  ];
  expect(archivedItems('api', documents)).toEqual([
    { type: 'doc', id: 'api/accordion', label: 'Accordion' },
    { type: 'doc', id: 'api/button', label: 'Button' },
  ]);
});
