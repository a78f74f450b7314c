/** The exported pages, in one file: Jest would read the content and parse all pages again for each. */
import './pages/cloths';
import './pages/entries';
import './pages/finish';
import './pages/links';
import './pages/parts';
import './pages/pictures';
import './pages/price-cards';
import './pages/prices';
import './pages/seo';
import './pages/shop';
import './pages/structure';
import './pages/structured-data';
import './pages/style';
import './pages/weight';
import './pages/whatsapp';
import './pages/words';
