import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { MAX_QUANTITY } from './data';
import type { CartItem } from './data';
import SeedPacket from './SeedPacket';
import { formatCents } from './totals';
import type { Totals } from './totals';

interface OrderSummaryProps {
  cart: readonly CartItem[];
  totals: Totals;
  onQuantityChange: (id: string, quantity: number) => void;
}

function Item({
  item,
  onQuantityChange,
}: { item: CartItem } & Pick<OrderSummaryProps, 'onQuantityChange'>) {
  const { id, name, detail, price, quantity, color } = item;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, paddingBlock: 1.5 }}>
      <SeedPacket color={color} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {name}
          </Typography>
          <Typography variant="body2">{formatCents(price * quantity)}</Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <IconButton
              size="small"
              aria-label={`One less: ${name}`}
              disabled={quantity === 1}
              onClick={() => onQuantityChange(id, quantity - 1)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
            <Typography
              variant="body2"
              role="status"
              aria-label={`Quantity of ${name}`}
              sx={{ minWidth: '2ch', textAlign: 'center' }}
            >
              {quantity}
            </Typography>
            <IconButton
              size="small"
              aria-label={`One more: ${name}`}
              disabled={quantity === MAX_QUANTITY}
              onClick={() => onQuantityChange(id, quantity + 1)}
            >
              <AddIcon fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The articles, whose quantities can be changed, and the sums. */
export default function OrderSummary({ cart, totals, onQuantityChange }: OrderSummaryProps) {
  const sums = [
    { label: 'Articles', cents: totals.articles },
    { label: 'Delivery', cents: totals.delivery },
    { label: 'Total', cents: totals.total },
  ];
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby="summary-title"
      sx={{ padding: { xs: 2.5, sm: 3 }, alignSelf: 'start' }}
    >
      <Typography id="summary-title" component="h2" variant="h5" sx={{ mb: 1 }}>
        Your order
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {cart.map((item) => (
          <Item key={item.id} item={item} onQuantityChange={onQuantityChange} />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ margin: 0, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
      >
        {sums.map(({ label, cents }) => (
          <Box
            key={label}
            sx={{ display: 'flex', justifyContent: 'space-between', paddingBlock: 0.5 }}
          >
            <Typography component="dt" variant={label === 'Total' ? 'h6' : 'body1'}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant={label === 'Total' ? 'h6' : 'body1'}
              sx={{ margin: 0 }}
            >
              {formatCents(cents)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
