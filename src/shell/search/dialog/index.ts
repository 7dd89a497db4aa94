export { startSearch } from '../answers/use-answer';
export { SearchDialog } from './SearchDialog';
