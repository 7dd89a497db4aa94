import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function CustomIcons() {
  return (
    <Pagination
      count={7}
      defaultPage={4}
      aria-label="Weather charts"
      renderItem={(item) => (
        <PaginationItem
          {...item}
          slots={{ previous: WestIcon, next: EastIcon }}
        />
      )}
    />
  );
}
