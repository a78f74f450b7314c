/** The exported pages, in one file: Jest would read the content and parse all pages again for each. */
import './finish';
import './links';
import './prices';
import './seo';
import './structure';
import './structured-data';
import './whatsapp';
