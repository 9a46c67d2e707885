package com.acme.desk.clients.service;

import com.acme.desk.clients.common.MergePatch;
import com.acme.desk.clients.common.PageResponse;
import com.acme.desk.clients.common.Sorting;
import com.acme.desk.clients.common.UnitOfWork;
import com.acme.desk.clients.domain.Client;
import com.acme.desk.clients.dto.ClientFilter;
import com.acme.desk.clients.dto.ClientRequest;
import com.acme.desk.clients.dto.ClientResponse;
import com.acme.desk.clients.repository.ClientRepository;
import java.util.UUID;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class ClientService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "name");

  private final ClientRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public ClientService(ClientRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<ClientResponse> list(ClientFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        ClientService::toResponse);
  }

  public ClientResponse get(UUID id) {
    return toResponse(find(id));
  }

  @Transactional
  public ClientResponse create(ClientRequest request) {
    Client entity = new Client();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public ClientResponse update(UUID id, ClientRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), ClientRequest.class));
  }

  @Transactional
  public ClientResponse patch(UUID id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), ClientRequest.class));
  }

  private ClientResponse change(UUID id, ClientRequest request) {
    Client entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(UUID id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Client find(UUID id) {
    return unitOfWork.find(Client.class, id, "Client");
  }

  private void apply(ClientRequest request, Client entity) {
    entity.setName(request.name());
  }

  public static ClientResponse toResponse(Client entity) {
    return new ClientResponse(entity.getId(), entity.getName());
  }
}
