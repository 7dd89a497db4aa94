import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';

const addressOf = (page: number | null) => `/archive?page=${page}`;

export default function PaginationLink() {
  const [page, setPage] = React.useState(5);

  const navigate = (event: React.ChangeEvent<unknown>, next: number) => {
    event.preventDefault();
    setPage(next);
  };

  return (
    <div>
      <Typography gutterBottom>Address: {addressOf(page)}</Typography>
      <Pagination
        count={9}
        page={page}
        onChange={navigate}
        aria-label="Archive"
        renderItem={(item) => (
          <PaginationItem component="a" href={addressOf(item.page)} {...item} />
        )}
      />
    </div>
  );
}
