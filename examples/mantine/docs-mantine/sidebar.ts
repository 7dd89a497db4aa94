import { apiGroup, group, page, sidebar } from '../src/shell/navigation';

export default sidebar([
  group('/mantine/getting-started-group', [page('/mantine/getting-started')]),
  group('/mantine/components', [
    page('/mantine/react-button'),
    page('/mantine/react-modal'),
    page('/mantine/react-select'),
    page('/mantine/react-text-input'),
  ]),
  apiGroup('/mantine/api'),
]);
