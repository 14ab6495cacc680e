// A browser lists its languages when numbers and dates are first written, 20 to 50 ms, once for all threads of a page. In this one nobody
// waits for it.
new Intl.NumberFormat().format(0);
new Intl.DateTimeFormat().format(0);
close();
