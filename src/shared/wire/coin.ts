export interface WireCoin {
  id: string;
  symbol: string;
  name: string;
  price: number;
  change_24h: number;
  image: string | null;
}
