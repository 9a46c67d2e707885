import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;

/** Serves what stands for MongoDB on the port of the first argument, until it is stopped. */
class StandIn {
  public static void main(String[] arguments) throws InterruptedException {
    MongoServer server = new MongoServer(new MemoryBackend());
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
    Thread.currentThread().join();
  }
}
