import Masonry from '@mui/lab/Masonry';
import { pots } from './pots';

export default function ResponsiveColumns() {
  return (
    <Masonry columns={{ xs: 2, sm: 3, md: 6 }}>
      {pots.map(({ image, alt, width, height }) => (
        <img
          key={image}
          src={image}
          alt={alt}
          width={width}
          height={height}
          style={{ height: 'auto' }}
        />
      ))}
    </Masonry>
  );
}
