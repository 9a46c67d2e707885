import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;

/** Serves what stands for MongoDB on the port of the first argument, until it is stopped. */
class StandIn {
  /** Knows the newer name of a command as well, by which the health of a server is asked, and takes validators, at which it does not look. */
  private static final class Backend extends MemoryBackend {
    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
      if (command.equals("collMod")) {
        return new Document("ok", 1.0);
      }
      return super.handleCommand(channel, database, command.equals("hello") ? "isMaster" : command, query);
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    MongoServer server = new MongoServer(new Backend());
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
    Thread.currentThread().join();
  }
}
