export { loadFoundIcons } from '@site/src/tools/icon-search/results/found-icons';
